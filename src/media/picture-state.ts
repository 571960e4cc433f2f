import type { Media } from './media.entity.js';

/**
 * The one definition of an image's state: ready, waiting for its first attempt, or failing. Between two attempts an
 * image is pending with a failure: it is failing, too.
 */
export const pictureStateOf = ({ status, failure }: Pick<Media, 'status' | 'failure'>): Media['status'] =>
  status === 'pending' && failure !== null ? 'failed' : status;

/** The states as SQL conditions over `media`; `alias` names the table. */
export const inPictureState = (alias: string): Record<Media['status'], string> => ({
  ready: `${alias}.status = 'ready'`,
  pending: `(${alias}.status = 'pending' and ${alias}.failure is null)`,
  failed: `(${alias}.status <> 'ready' and ${alias}.failure is not null)`,
});
