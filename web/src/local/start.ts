/** Starts the worker of a site without a server, and keeps the site once the worker is there. */
import type { Door } from '../lib/door';
import { LocalDoor } from './door';
import type { Plan } from './messages';
import { keepSite } from './offline';

export function start(plan: string): Door {
  const door = new LocalDoor(JSON.parse(plan) as Plan);
  // Later, so that Python is downloaded once and first.
  void door.ready.then(keepSite);
  return door;
}
