/** State of one table for its visitor: the latest update, log, chat, and commands. */
import type { Decision, GameEvent, LegalAction, Outcome, Preview, View } from '../board/board';
import { NO_PREVIEW } from '../board/preview';
import type {
  Change,
  ChangeList,
  ChatLine,
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
import { effectiveChanges, mergeChanges } from './log';
import { hasSession } from './me.svelte';
import type { Played } from '../table/playback.svelte';
import { TableSocket, type Connection, type NewCommand } from './socket';

export class TableSession {
  update = $state.raw<Update | null>(null);
  /** The events between the view before and the current one. */
  events = $state.raw<readonly GameEvent[]>([]);
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
  /** The version after the last command; its update may arrive later than its result. */
  #awaited = $state(0);
  /** Called with the moves since the last update and the view that they began with. */
  onMoves: (before: View, played: readonly Played[] | Promise<readonly Played[]>) => void = () =>
    undefined;
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
        since: this.update?.version ?? 0,
        chat: this.lines.at(-1)?.line,
      }),
      hasSession,
    });
  }

  /** A command is under way, or its effect is not shown yet. */
  readonly isSending = $derived.by(
    () => this.#isUnderway || this.#awaited > (this.update?.version ?? 0),
  );
  readonly table = $derived.by<TableInfo | null>(() => {
    const { table = null } = this.update ?? {};
    // A spectator's update has no code; this is the one in the address.
    return table && { ...table, invite: table.invite ?? this.invite };
  });
  readonly view = $derived.by(() => (this.update?.view ?? null) as View | null);
  readonly viewer = $derived.by<number | null>(() => this.update?.viewer ?? null);
  readonly legal = $derived.by<readonly LegalAction[]>(() => this.update?.ask?.legal ?? []);
  readonly decision = $derived.by<Decision | null>(() => {
    const { ask = null, viewer = null } = this.update ?? {};
    return ask && viewer !== null ? { seat: viewer, ...ask } : null;
  });
  readonly outcome = $derived.by(() => (this.table?.outcome ?? null) as Outcome | null);
  readonly clocks = $derived.by<Clocks | null>(() => this.update?.clocks ?? null);
  readonly log = $derived.by(() => effectiveChanges(this.changes));
  readonly mySeats = $derived.by(() =>
    (this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );

  close(): void {
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
    await this.command({ type: 'act', position: this.#position, action: action.text });
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

  /** Show why an action is illegal. */
  async explain(text: string): Promise<void> {
    this.problem = (await this.preview(text)).problem;
  }

  /** A bot's advice; `quick` for a rough one at once. */
  hint(quick: boolean): Promise<Hint> {
    return post<Hint>(`tables/${this.id}/hint`, undefined, { seat: this.viewer, quick });
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
        this.lines = [...this.lines, ...frame.lines];
        return;
      case 'presence':
        this.online = frame.online;
        this.spectators = frame.spectators;
        return;
      case 'pong':
        if (this.update && frame.version > this.update.version) this.#socket.reconnect();
        return;
      case 'closing':
        if (!frame.again) this.problem = this.ended = frame.problem;
    }
  }

  #take(update: Update): void {
    // Versions are counted per viewer, and the viewer changes when a spectator sits down.
    const isSame = this.update?.viewer === update.viewer;
    const before = isSame ? this.update : null;
    if (before && update.version < before.version) return;
    if (!isSame) {
      this.changes = [];
      this.#awaited = 0;
    }
    const fresh = update.changes.filter((change) => change.version > (before?.version ?? 0));
    this.changes = mergeChanges(this.changes, update.changes);
    this.events =
      before && !fresh.some((change) => change.kind === 'undo' || change.kind === 'rewind')
        ? fresh.filter((change) => change.kind === 'move').flatMap((change) => change.events)
        : [];
    if (before?.view && this.events.length) this.#play(before, update, fresh);
    if (before?.position !== update.position) {
      this.selected = null;
      this.#previews.clear();
    }
    if (update.clocks) this.lead = update.clocks.now - Date.now();
    this.update = update;
    if (update.table.status === 'over') void this.#fetchLog(update.version);
    else if ((this.changes[0]?.version ?? 1) > 1) void this.#fetchLog(this.changes[0]!.version - 1);
  }

  /** Hand on moves with their positions; one move's is the update's own. */
  #play(before: Update, update: Update, fresh: readonly Change[]): void {
    const moves = fresh.filter((change) => change.kind === 'move');
    const isOwn = moves.every((change) => change.seat === this.viewer);
    if (isOwn) return;
    const begun = before.view as View;
    const view = update.view as View;
    if (moves.length === 1) this.onMoves(begun, [{ change: moves[0]!, view, isOwn }]);
    else this.onMoves(begun, this.#positions(before.version, moves));
  }

  async #positions(after: number, moves: readonly Change[]): Promise<Played[]> {
    const query = { seat: this.viewer, invite: this.invite, after };
    const { positions } = await get<PositionList>(`tables/${this.id}/positions`, query);
    const views = new Map(positions.map(({ version, view }) => [version, view as View]));
    return moves.flatMap((change) => {
      const view = views.get(change.version);
      return view ? [{ change, view, isOwn: change.seat === this.viewer }] : [];
    });
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
      if (!part.changes.length) return;
      this.changes = mergeChanges(this.changes, part.changes);
      after = part.changes.at(-1)?.version ?? upTo;
    }
  }
}
