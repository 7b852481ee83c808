/** A change of somebody's notices: its result or its problem, so that the page can show it. */
import type { NewChannel, Notices } from '../generated/wire';
import { ApiError } from '../lib/api';

export class NoticeChange {
  problem = $state.raw<ApiError | null>(null);
  /** The id of the text that says what was done. */
  done = $state('');
  /** What is shown once: the secret of a webhook, the address of a feed. */
  secret = $state('');

  constructor(private readonly onChange: (notices: Notices) => void) {}

  /** Wait for a change; whether it was made. */
  async run(work: Promise<Notices | NewChannel>, done: string): Promise<boolean> {
    this.problem = null;
    this.done = this.secret = '';
    try {
      const answer = await work;
      if ('secret' in answer) this.secret = answer.secret;
      this.onChange('notices' in answer ? answer.notices : answer);
      this.done = done;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
    }
    return this.problem === null;
  }
}
