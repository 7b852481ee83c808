/** Starts the worker of a site without a server, and keeps the site once the worker is there. */
import type { Transport } from '../lib/transport';
import { LocalTransport } from './transport';
import type { Plan } from './messages';
import { followVersion, keepSite } from './offline';

export function start(text: string): Transport {
  const plan = JSON.parse(text) as Plan;
  followVersion(plan.version);
  const transport = new LocalTransport(plan);
  // Later, so that Python is downloaded once and first.
  void transport.ready.then(keepSite);
  return transport;
}
