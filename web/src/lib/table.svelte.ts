/** State of one table for its visitor: the latest update, log, chat, and commands. */
import type { Decision, GameEvent, LegalAction, Outcome, Preview, View } from '../board/board';
import { NO_PREVIEW } from '../board/preview';
import type {
  Change,
  ChangeList,
  ChatLine,
  ChatList,
  Clocks,
  Hint,
  PositionList,
  Preview as ServerPreview,
  Problem,
  Result,
  ServerFrame,
  TableInfo,
  Update,
} from '../generated/wire';
import { ApiError, get, post } from './api';
import { Playback } from './playback.svelte';
import { hasSession } from './me.svelte';
import { TableSocket, type Connection, type NewCommand } from './socket';

/** A position of the past asks nothing. */
const UNASKED = { ask: null, pending: [], can_undo: false };

export class TableSession {
  /** Shows the updates one after another; the page reads the one it has reached. */
  readonly playback = new Playback();
  changes = $state.raw<readonly Change[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  online = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  connection = $state<Connection>('connecting');
  /** Why the server closed the connection for good. */
  ended = $state.raw<Problem | null>(null);
  /** Why the last command failed. */
  problem = $state.raw<Problem | null>(null);
  /** The action that waits for confirmation. */
  selected = $state.raw<LegalAction | null>(null);
  #isUnderway = $state(false);
  #sent = $state.raw<LegalAction | null>(null);
  /** The newest update, shown or still to be played back. */
  #latest: Update | null = null;
  /** The version after the last command; its update may arrive later than its result. */
  #awaited = $state(0);
  /** The positions of moves that came together are on their way. */
  #fetching: Promise<void> | null = null;
  #isClosed = false;
  /** The server's clock minus ours, in milliseconds. */
  lead = $state(0);

  readonly #socket: TableSocket;
  readonly #previews = new Map<string, Promise<Preview>>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly invite: string | null,
  ) {
    this.#socket = new TableSocket(id, {
      onFrame: (frame) => this.#hear(frame),
      onConnection: (connection) => (this.connection = connection),
      query: () => ({
        seat: this.seat,
        invite: this.invite,
        since: this.#latest?.version ?? 0,
        chat: this.lines.at(-1)?.line,
      }),
      hasSession,
    });
  }

  readonly update = $derived.by(() => this.playback.shown);

  /** A command is under way, or its effect is not shown yet. */
  readonly isSending = $derived.by(
    () => this.#isUnderway || this.#awaited > (this.update?.version ?? 0),
  );
  /** The action that was sent and whose effect is not shown yet. */
  readonly underWay = $derived.by(() => (this.isSending ? this.#sent : null));
  readonly table = $derived.by<TableInfo | null>(() => {
    const { table = null } = this.update ?? {};
    // A spectator's update has no code; this is the one in the address.
    return table && { ...table, invite: table.invite ?? this.invite };
  });
  readonly view = $derived.by(() => (this.update?.view ?? null) as View | null);
  readonly viewer = $derived.by<number | null>(() => this.update?.viewer ?? null);
  /** The question, which comes when all that led to it has been played back. */
  readonly #ask = $derived.by(() => (this.playback.current ? null : (this.update?.ask ?? null)));
  readonly legal = $derived.by<readonly LegalAction[]>(() => this.#ask?.legal ?? []);
  readonly decision = $derived.by<Decision | null>(() => {
    const { viewer } = this;
    return this.#ask && viewer !== null ? { seat: viewer, ...this.#ask } : null;
  });
  readonly outcome = $derived.by<Outcome | null>(() => this.table?.outcome ?? null);
  readonly clocks = $derived.by<Clocks | null>(() => this.update?.clocks ?? null);
  /** The log up to what the page shows. */
  readonly log = $derived.by(() =>
    effectiveChanges(this.changes.filter(({ version }) => version <= (this.update?.version ?? 0))),
  );
  readonly mySeats = $derived.by(() =>
    (this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );

  close(): void {
    this.#isClosed = true;
    this.playback.catchUp();
    this.#socket.close();
  }

  /** Send a command; a refusal is stored in `problem`. */
  async command(wanted: NewCommand): Promise<Result> {
    this.#isUnderway = true;
    this.problem = null;
    const result = await this.#socket.send(wanted);
    this.#isUnderway = false;
    if (result.type === 'done') this.#awaited = result.version;
    if (result.type === 'refused') this.problem = result.problem;
    return result;
  }

  /** Reconnect with the visitor's current session. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  async act(action: LegalAction): Promise<void> {
    this.selected = null;
    this.playback.catchUp();
    this.#sent = action;
    await this.command({ type: 'act', position: this.#position, action: action.text });
    this.problem = refusedAt(this.problem, action.fields);
  }

  async undo(): Promise<void> {
    await this.command({ type: 'undo', position: this.#position });
  }

  async askUndo(): Promise<void> {
    await this.command({ type: 'ask-undo', position: this.#position });
  }

  /** The preview of an action, fetched once per position. */
  preview(text: string): Promise<Preview> {
    // The position is about to change.
    if (this.isSending) return Promise.resolve(NO_PREVIEW);
    const found = this.#previews.get(text);
    if (found) return found;
    const asked = this.#askPreview(text);
    this.#previews.set(text, asked);
    return asked;
  }

  /** Show why an action is illegal; `at` are its fields, as far as they are known. */
  async explain(text: string, at: LegalAction['fields'] = {}): Promise<void> {
    this.problem = refusedAt((await this.preview(text)).problem, at);
  }

  /** A bot's advice; `quick` for a rough one at once. */
  hint(quick: boolean): Promise<Hint> {
    const query = { seat: this.viewer, quick, position: this.#position };
    return post<Hint>(`tables/${this.id}/hint`, undefined, query);
  }

  get #position(): number {
    return this.update?.position ?? 0;
  }

  async #askPreview(text: string): Promise<Preview> {
    try {
      const body = { action: text, position: this.#position };
      const found = await post<ServerPreview>(`tables/${this.id}/preview`, body, { seat: this.viewer });
      return { ...found, view: found.view as View | null, problem: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...NO_PREVIEW, problem: error.problem };
    }
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'update':
        return this.#take(frame);
      case 'stale':
        return this.#take(frame.update);
      case 'chat':
        this.#addLines(frame.lines);
        return;
      case 'presence':
        this.online = frame.online;
        this.spectators = frame.spectators;
        return;
      case 'pong':
        if (this.#latest && frame.version > this.#latest.version) this.#socket.reconnect();
        return;
      case 'closing':
        if (!frame.again) this.problem = this.ended = frame.problem;
    }
  }

  /** A line that is there already takes the place of the old one. */
  #addLines(lines: readonly ChatLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [line.line, line]));
    this.lines = [...known.values()];
  }

  /** Read the chat again, in which a line was removed or put back. */
  async #readLines(): Promise<void> {
    const query = { seat: this.viewer, invite: this.invite };
    this.#addLines((await get<ChatList>(`tables/${this.id}/chat`, query)).lines);
  }

  #take(update: Update): void {
    // Versions are counted per viewer, and the viewer changes when a spectator sits down.
    const isSame = this.#latest?.viewer === update.viewer;
    const before = isSame ? this.#latest : null;
    if (before && update.version < before.version) return;
    if (!isSame) {
      this.changes = [];
      this.#awaited = 0;
    }
    const fresh = update.changes.filter((change) => change.version > (before?.version ?? 0));
    this.changes = mergeChanges(this.changes, update.changes);
    if (before?.position !== update.position) {
      this.selected = null;
      this.#previews.clear();
    }
    if (update.clocks) this.lead = update.clocks.now - Date.now();
    this.#latest = update;
    if (before && fresh.some(({ events }) => events[0]?.kind === 'line_changed')) {
      void this.#readLines();
    }
    this.#show(update, fresh, before);
    if (update.table.status === 'over') void this.#fetchLog(update.version);
    else if ((this.changes[0]?.version ?? 1) > 1) void this.#fetchLog(this.changes[0]!.version - 1);
  }

  /**
   * Show the player's own moves at once, and play back those of others and what a game stages. The
   * first question of a game waits for no playback: what led to it can be shown again.
   */
  #show(update: Update, fresh: readonly Change[], before: Update | null): void {
    const moves = fresh.filter(({ kind }) => kind === 'move');
    const isBack = fresh.some(({ kind }) => kind === 'undo' || kind === 'rewind');
    const isOwn = moves.every(({ seat }) => seat === update.viewer);
    const isAnswered = moves.some(({ seat }) => seat === update.viewer);
    const events = moves.flatMap((change) => change.events);
    const isStaged = isAnswered && events.some(this.playback.isStaged);
    // Who is asked already must answer the newest question.
    const isAtOnce = this.decision || (isOwn && this.playback.isIdle);
    const isFirst = update.ask && !this.changes.some(
      ({ kind, seat }) => kind === 'move' && seat === update.viewer,
    );
    if (!before || isBack || isFirst) this.playback.show(update, []);
    else if (isAtOnce && !isStaged) this.playback.show(update, events);
    else if (moves.length < 2 && !this.#fetching) this.playback.add(update, events);
    else this.#fetching = this.#addEach(update, moves, before.version, this.#fetching);
  }

  /** Play back once more what happened from a version on. */
  async again(from: number): Promise<void> {
    const update = this.#latest;
    if (!update || !this.playback.isIdle) return;
    const moves = effectiveChanges(this.changes).filter(
      ({ kind, version }) => kind === 'move' && version >= from,
    );
    const version = from - 1;
    this.playback.show({ ...update, version, position: version, ...UNASKED }, []);
    await this.#addEach(update, moves, version, null);
  }

  /** Play back several moves of one update, each with the position after it. */
  async #addEach(
    update: Update,
    moves: readonly Change[],
    after: number,
    earlier: Promise<void> | null,
  ): Promise<void> {
    const query = { seat: update.viewer, invite: this.invite, after };
    const path = `tables/${this.id}/positions`;
    // Without them the board shows the last position for all of the moves.
    const found = await get<PositionList>(path, query).catch(() => ({ positions: [] }));
    await earlier;
    if (this.#isClosed) return;
    if (this.#latest === update) this.#fetching = null;
    if (update.version <= (this.playback.shown?.version ?? 0)) return;
    const views = new Map(found.positions.map(({ version, view }) => [version, view]));
    let events: GameEvent[] = [];
    for (const change of moves.slice(0, -1)) {
      events = [...events, ...change.events];
      const view = views.get(change.version);
      if (!view) continue;
      const { version } = change;
      this.playback.add({ ...update, version, position: version, view, ...UNASKED }, events);
      events = [];
    }
    this.playback.add(update, [...events, ...(moves.at(-1)?.events ?? [])]);
  }

  /**
   * Fetch the log up to a version: the part that did not fit into an update, or all of it after the
   * end, when its changes also name their moments of the replay.
   */
  async #fetchLog(upTo: number): Promise<void> {
    let after = 0;
    while (after < upTo) {
      const query = { seat: this.viewer, invite: this.invite, after, limit: 200 };
      const part = await get<ChangeList>(`tables/${this.id}/changes`, query);
      if (this.#isClosed || !part.changes.length) return;
      this.changes = mergeChanges(this.changes, part.changes);
      after = part.changes.at(-1)?.version ?? upTo;
    }
  }
}

/** A refusal that also names the fields of its action, so that the board can show where it was. */
function refusedAt(problem: Problem | null, at: LegalAction['fields']): Problem | null {
  return problem && { ...problem, fields: { ...at, ...problem.fields } };
}

/** The changes that were not taken back, in order. */
export function effectiveChanges(changes: readonly Change[]): Change[] {
  const stands: Change[] = [];
  for (const change of changes) {
    const isBack = change.kind === 'undo' || change.kind === 'rewind';
    if (isBack && change.seat !== null) {
      const last = stands.findLastIndex((c) => c.kind === 'move' && c.seat === change.seat);
      // An agreed rewind also removes everything after the seat's decision.
      if (last >= 0) stands.splice(last, change.kind === 'undo' ? 1 : stands.length - last);
    }
    stands.push(change);
  }
  return stands;
}

/** Two parts of a log as one, without duplicates. */
export function mergeChanges(before: readonly Change[], after: readonly Change[]): Change[] {
  const all = new Map<number, Change>();
  for (const change of [...before, ...after]) all.set(change.version, change);
  return [...all.values()].sort((a, b) => a.version - b.version);
}
