/** The texts that the games are made of, in IndexedDB. */

const TEXTS = 'texts';

/** What was changed since the last write: a text, or undefined to delete the key. */
export type Changes = ReadonlyMap<string, string | undefined>;

export class Store {
  #database: IDBDatabase | null = null;
  /** Not written yet; kept after a failure, so that nothing that was saved later lacks it. */
  readonly #unwritten = new Map<string, string | undefined>();

  constructor(readonly name: string) {}

  /** Open the database and read all of it; throws where the browser has none. */
  async read(): Promise<Record<string, string>> {
    const opening = indexedDB.open(this.name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    this.#database = await result(opening);
    const texts = this.#database.transaction(TEXTS).objectStore(TEXTS);
    const [keys, values] = await Promise.all([result(texts.getAllKeys()), result(texts.getAll())]);
    return Object.fromEntries(keys.map((key, place) => [String(key), String(values[place])]));
  }

  /** Write the changes durably, in one transaction; throws if the browser refuses. */
  async write(changes: Changes): Promise<void> {
    for (const [key, text] of changes) this.#unwritten.set(key, text);
    if (!this.#unwritten.size) return;
    if (!this.#database) throw new Error('no database');
    const transaction = this.#database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
    const texts = transaction.objectStore(TEXTS);
    for (const [key, text] of this.#unwritten) {
      if (text === undefined) texts.delete(key);
      else texts.put(text, key);
    }
    await new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error ?? new Error('aborted'));
    });
    this.#unwritten.clear();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });
}
