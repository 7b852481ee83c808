/** Helpers for Fluent bundles. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language';

export type Fields = Record<string, FluentVariable>;

export class MissingText extends Error {}

/** A bundle of several files. The first of two messages with the same id wins. */
export function makeBundle(
  language: Language,
  sources: readonly string[],
  functions: Record<string, FluentFunction> = {},
): FluentBundle {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Format a message or its attribute; throws MissingText if it or one of its fields is missing. */
export function format(bundle: FluentBundle, id: string, fields: Fields, attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new MissingText(id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, fields, errors);
  if (errors.length) throw new MissingText(`${id}: ${errors.join(', ')}`);
  return text;
}
