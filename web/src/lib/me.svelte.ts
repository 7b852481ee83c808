/** The visitor's account and session. */
import type { Me } from '../generated/wire';
import { call, get, post } from './api';
import { adoptSettings } from './settings.svelte';

let me = $state.raw<Me | null>(null);

/** Null until the server has answered. */
export function whoAmI(): Me | null {
  return me;
}

export async function loadMe(): Promise<void> {
  await setUser(await get<Me>('me'));
}

/** Whether the visitor has a session; false if the server cannot be reached. */
export async function hasSession(): Promise<boolean> {
  try {
    await loadMe();
  } catch {
    return false;
  }
  return me !== null && me.id !== null;
}

export async function takeName(name: string): Promise<void> {
  await setUser(await post<Me>('me', { name }));
}

export async function signUp(name: string, password: string): Promise<void> {
  await setUser(await post<Me>('account', { name, password }));
}

export async function signIn(name: string, password: string): Promise<void> {
  await setUser(await post<Me>('session', { name, password }));
}

export async function signOut(): Promise<void> {
  await setUser(await call<Me>('DELETE', 'session'));
}

export async function changePassword(password: string, fresh: string): Promise<void> {
  await setUser(await call<Me>('PATCH', 'account', { body: { password, new: fresh } }));
}

export async function deleteAccount(password: string): Promise<void> {
  await setUser(await call<Me>('DELETE', 'account', { body: { password } }));
}

async function setUser(found: Me): Promise<void> {
  me = found;
  await adoptSettings(found.settings, found.id !== null);
}
