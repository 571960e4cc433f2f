import { Access } from './can.decorator.js';

/**
 * Whoever the identity provider knows may call this handler, also without a profile here or while one awaits approval;
 * which objects, the handler's service says.
 */
export const Identified = () => Access('identified');
