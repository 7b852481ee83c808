/** A call that a page makes: its problem is kept, so that the page can show it. */
import type { Problem } from '../generated/wire';
import { ApiError } from './api';

export class Attempt {
  problem = $state.raw<Problem | null>(null);
  isRunning = $state(false);

  /** Whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    this.isRunning = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      return false;
    } finally {
      this.isRunning = false;
    }
  }
}
