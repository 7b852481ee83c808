/** Starts the worker of a site without a server, and keeps the site once the worker is there. */
import type { Door } from '../lib/door';
import { LocalDoor } from './door';
import type { Plan } from './messages';
import { followVersion, keepSite } from './offline';

export function start(text: string): Door {
  const plan = JSON.parse(text) as Plan;
  followVersion(plan.version);
  const door = new LocalDoor(plan);
  // Later, so that Python is downloaded once and first.
  void door.ready.then(keepSite);
  return door;
}
