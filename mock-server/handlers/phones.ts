import type { Handlers } from '../handler.ts';

/** What one world remembers of this area. */
export const createState = () => ({});

export const handlers: Handlers = {};
