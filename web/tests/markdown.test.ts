// Markdown of the host is shown as text and plain markup, whatever stands in it.
import { describe, expect, it } from 'vitest';
import { safeHtml } from '../src/people/markdown';

describe('the texts of the host', () => {
  it('may have headings, lists, stress and links', () => {
    const html = safeHtml('# Terms\n\n- **Be** _kind_\n- [more](https://example.org/?a=1&b=2)');
    expect(html).toContain('<h1>Terms</h1>');
    expect(html).toContain('<strong>Be</strong> <em>kind</em>');
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2" rel="noopener">more</a>');
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x"onerror=alert(1)](https://example.org/x.png)',
    '[x](https://example.org/"onclick="alert(1))',
    '<svg/onload=alert(1)>',
  ])('hold nothing that runs: %s', (markdown) => {
    const tags = safeHtml(markdown).match(/<[^>]*>/g) ?? [];
    const safe = /^<(?:\/?p|\/a|a href="https:[^"<>]*" rel="noopener")>$/;
    expect(tags.filter((tag) => !safe.test(tag))).toEqual([]);
  });
});
