import { testWith } from './tools.js';

/** A user that owns nothing. */
export const NOBODY = 65_534;

export const isSuperuser = (): boolean => process.geteuid?.() === 0;

/** Does something with the rights of another user, in this very process. */
export async function asUser<T>(user: number, work: () => Promise<T>): Promise<T> {
  process.seteuid?.(user);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

/** A `test` that changes users. */
export const testAsSuperuser = testWith('the superuser', isSuperuser);
