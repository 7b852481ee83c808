/** HTTP calls. */
import type { Problem } from '../generated/wire';
import { address, transport, type Query } from './transport';

/** An error answer of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text || problem.error);
  }
}

export const UNREACHABLE: Problem = { error: 'unreachable', fields: {}, rule: null, text: '' };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function call<T>(
  method: Method,
  path: string,
  { query, body }: { query?: Query; body?: unknown } = {},
): Promise<T> {
  const response = await request(method, path, query, body);
  // An empty answer is a success too.
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => UNREACHABLE);
  if (!response.ok) throw new ApiError(response.status, answer as Problem);
  return answer as T;
}

async function request(
  method: Method,
  path: string,
  query?: Query,
  body?: unknown,
): Promise<Response> {
  try {
    return await transport().request(address(path, query), {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
}

/** Fetch plain text. */
export async function getText(path: string): Promise<string> {
  const response = await request('GET', path);
  if (!response.ok) throw new ApiError(response.status, (await response.json()) as Problem);
  return response.text();
}

export const get = <T>(path: string, query?: Query) => call<T>('GET', path, query ? { query } : {});
export const post = <T>(path: string, body?: unknown, query: Query = {}) =>
  call<T>('POST', path, { body, query });
