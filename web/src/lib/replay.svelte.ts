/** A finished game, moment by moment, for one viewer or for all. */
import type { GameEvent, View } from '../board/board';
import type { MomentInfo, MomentList } from '../generated/wire';
import { get } from './api';

export type ReplayViewer = number | 'all' | 'spectator';

const PAGE = 50;

export class Replay {
  moments = $state.raw<readonly MomentInfo[]>([]);
  /** How many there are in all; 0 until the first page is here. */
  count = $state(0);

  constructor(
    readonly table: string,
    readonly viewer: ReplayViewer,
    /** Opens a private game to whoever has not sat at it. */
    readonly invite: string | null,
  ) {}

  /** Load everything, page by page; what is there can be shown at once. */
  async load(): Promise<void> {
    do {
      const { viewer, invite } = this;
      const query = { viewer, invite, from: this.moments.length, count: PAGE };
      const page = await get<MomentList>(`tables/${this.table}/moments`, query);
      this.count = page.count;
      this.moments = [...this.moments, ...page.moments];
      if (!page.moments.length) return;
    } while (this.moments.length < this.count);
  }

  view(moment: number): View | null {
    const views = this.moments[moment]?.views;
    return views?.length ? mergeViews(views as View[]) : null;
  }

  events(moment: number): readonly GameEvent[] {
    return this.moments[moment]?.events ?? [];
  }
}

/** One view of everything from the views of all seats: each seat as it sees itself. */
export function mergeViews(views: readonly View[]): View | null {
  const [first] = views;
  if (!first || views.length === 1) return first ?? null;
  const seats = views.map((view, seat) => (view['seats'] as unknown[])[seat]);
  return { ...first, viewer: null, seats };
}
