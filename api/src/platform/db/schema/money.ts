import { bigint } from 'drizzle-orm/pg-core';

/** A column of integer paise: money is never a fraction inside the API (design §6). */
export const paise = (name: string) => bigint(name, { mode: 'number' });
