/** Starts the worker of a site without a server, and keeps the site once the worker is there. */
import type { Transport } from '../lib/transport';
import { LocalTransport } from './transport';
import type { Plan } from './messages';
import { keepSite } from './offline';

export function start(plan: string): Transport {
  const transport = new LocalTransport(JSON.parse(plan) as Plan);
  // Later, so that Python is downloaded once and first.
  void transport.ready.then(keepSite);
  return transport;
}
