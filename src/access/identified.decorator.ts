import { Access } from './can.decorator.js';

/**
 * Requires an account of the identity provider; a profile is not needed, and may await approval. The service chooses the
 * objects.
 */
export const Identified = () => Access('identified');
