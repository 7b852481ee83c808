/** Plays in the browser: answers what a server would, with the same Python. */
import type { FromWorker, ToWorker } from './messages';
import { loadPython, type LocalServer, type Python } from './python';
import { Store } from './store';

type Task = Exclude<ToWorker, { type: 'start' }>;

const tasks: Task[] = [];
/** What the server has said and changed since the last flush. */
const said: FromWorker[] = [];
const changed = new Map<string, string | undefined>();

let python: Python;
let server: LocalServer | null = null;
let store: Store;
let isRunning = false;

const post = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') void start(data);
  else tasks.push(data);
  void run();
});

async function start({ plan, base }: ToWorker & { type: 'start' }): Promise<void> {
  try {
    const loading = loadPython(plan, base, (part) => post({ type: 'progress', part }));
    const [loaded, saved] = await Promise.all([loading, readStore(base)]);
    python = loaded;
    server = python.module.LocalServer(
      python.toPy(saved),
      (key, text) => changed.set(key, text),
      (socket, text) => said.push({ type: 'frame', socket, text }),
    );
    await flush();
    post({ type: 'ready' });
  } catch (error) {
    post({ type: 'failed', reason: String(error) });
    return;
  }
  void run();
}

/** What was stored, once no other page of this site uses it. */
async function readStore(base: string): Promise<Record<string, string>> {
  const name = `sevenstates ${new URL(base).pathname}`;
  store = new Store(name);
  if ('locks' in navigator) {
    await new Promise<void>((held) => {
      void navigator.locks.request(name, () => {
        held();
        return new Promise(() => undefined); // until this worker ends
      });
    });
  }
  try {
    return await store.read();
  } catch {
    post({ type: 'unkept' });
    return {};
  }
}

/** Do what the page asks for, then what waits in the background, one piece at a time. */
async function run(): Promise<void> {
  if (!server || isRunning) return;
  isRunning = true;
  try {
    for (let hasWork = true; hasWork || tasks.length; ) {
      const task = tasks.shift();
      if (task) answer(server, task);
      hasWork = task !== undefined || server.work();
      await flush();
      await new Promise((next) => setTimeout(next)); // lets messages in
    }
    isRunning = false;
  } catch (error) {
    post({ type: 'failed', reason: String(error) }); // the games are in the database
  }
}

function answer(server: LocalServer, task: Task): void {
  switch (task.type) {
    case 'request': {
      const { id, method, path, query, body, language } = task;
      const found = server.request(method, path, python.toPy(query), body, language);
      const { status, content_type: media, text } = found;
      said.push({ type: 'answer', id, status, media, text });
      found.destroy();
      return;
    }
    case 'open': {
      const { socket, path, query, language } = task;
      said.push({ type: 'opened', socket });
      if (server.open(socket, path, python.toPy(query), language)) said.push({ type: 'closed', socket });
      return;
    }
    case 'send':
      if (server.receive(task.socket, task.text)) said.push({ type: 'closed', socket: task.socket });
      return;
    case 'close':
      server.close(task.socket);
  }
}

/** Nothing is said before what it tells of is stored. */
async function flush(): Promise<void> {
  try {
    await store.write(changed);
  } catch {
    post({ type: 'unkept' });
  }
  changed.clear();
  said.splice(0).forEach(post);
}
