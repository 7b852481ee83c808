/** A finished game, moment by moment, for one viewer or all. */
import type { GameEvent, View } from '../board/board';
import type { MomentInfo, MomentList } from '../generated/wire';
import { get } from '../lib/api';

export type ReplayViewer = number | 'all' | 'spectator';

const PAGE = 50;

export class Replay {
  moments = $state.raw<readonly MomentInfo[]>([]);
  /** Total number of moments; 0 until the first page is loaded. */
  count = $state(0);
  /** Nobody looks at it any more; no further page is loaded. */
  isClosed = false;

  constructor(
    readonly table: string,
    readonly viewer: ReplayViewer,
    /** Invite code, which lets anyone watch a private game. */
    readonly invite: string | null,
  ) {}

  /** Load all moments page by page; those loaded can be shown at once. */
  async load(): Promise<void> {
    do {
      const { viewer, invite } = this;
      const query = { viewer, invite, from: this.moments.length, count: PAGE };
      const page = await get<MomentList>(`tables/${this.table}/moments`, query);
      this.count = page.count;
      this.moments = [...this.moments, ...page.moments];
      if (!page.moments.length) return;
    } while (this.moments.length < this.count && !this.isClosed);
  }

  close(): void {
    this.isClosed = true;
  }

  view(moment: number): View | null {
    const views = this.moments[moment]?.views;
    return views?.length ? mergeViews(views as View[]) : null;
  }

  /** What the seat saw, as far as this viewer may see it. */
  viewOf(moment: number, seat: number): View | null {
    const views = (this.moments[moment]?.views ?? []) as View[];
    const view = views.length > 1 ? views[seat] : views[0];
    return view ? { ...view, viewer: seat } : null;
  }

  events(moment: number): readonly GameEvent[] {
    return this.moments[moment]?.events ?? [];
  }
}

/** One open view from the views of all seats: each seat as its player sees it. */
export function mergeViews(views: readonly View[]): View | null {
  const [first] = views;
  if (!first || views.length === 1) return first ?? null;
  if (!Array.isArray(first['seats'])) return { ...first, viewer: null };
  const seats = views.map((view, seat) => (view['seats'] as unknown[])[seat]);
  return { ...first, viewer: null, seats };
}
