/** Messages between the page and the worker that plays without a server. */

/** The files of the site that the worker loads; `export-site` writes it into the page. */
export interface Plan {
  /** Folder of Pyodide. */
  pyodide: string;
  /** Archive of the Python packages. */
  packages: string;
  /** Bytes of what is fetched, for the progress. */
  bytes: number;
  /** Version of the site, a hash. */
  version: string;
}

export type ToWorker =
  | { type: 'start'; plan: Plan; base: string }
  | {
      type: 'request';
      id: number;
      method: string;
      path: string;
      query: Record<string, string>;
      body: string | undefined;
      language: string;
    }
  | { type: 'open'; socket: number; path: string; query: Record<string, string>; language: string }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number };

export type FromWorker =
  | { type: 'progress'; part: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  /** The browser keeps no games. */
  | { type: 'unkept' }
  | { type: 'answer'; id: number; status: number; media: string; text: string }
  | { type: 'opened'; socket: number }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'closed'; socket: number };
