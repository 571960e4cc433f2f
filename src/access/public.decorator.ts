import { Access } from './can.decorator.js';

/** Everybody may call this handler. */
export const Public = () => Access('public');
