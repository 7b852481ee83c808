/** Markdown that somebody else has written, as HTML without anything that could do harm. */
import { Marked } from 'marked';

const SAFE_LINK = /^(?:https?:\/\/|mailto:|#)/i;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const marked = new Marked({
  renderer: {
    // Markup in the text is shown as it is written.
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href) ? `<a href="${escape(href)}" rel="noopener">${inner}</a>` : inner;
    },
  },
});

export function safeHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
