import { Access } from './can.decorator.js';

/** Anyone may call this handler. */
export const Public = () => Access('public');
