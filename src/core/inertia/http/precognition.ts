import { AsyncLocalStorage } from 'node:async_hooks';

/** The validation-only request that is being answered; unset for all others. */
export const precognition = new AsyncLocalStorage<{ only: string[] | null }>();

/** The answer of a handler under `@Precognitive()` when the input is valid. */
export const PRECOGNITION_VALID = Symbol('precognition valid');

export const PRECOGNITIVE_METADATA = 'inertia:precognitive';

/**
 * Lets forms validate against a handler while they are being filled in: guards and pipes run as always, the
 * handler itself does not.
 */
export function Precognitive(): MethodDecorator {
  return (_target, _key, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as (...args: unknown[]) => unknown;
    const guarded = function (this: unknown, ...args: unknown[]): unknown {
      return precognition.getStore() ? PRECOGNITION_VALID : handler.apply(this, args);
    };
    // decorators below stored their metadata on the replaced function
    for (const key of Reflect.getMetadataKeys(handler) as string[])
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), guarded);
    Object.defineProperty(guarded, 'name', { value: handler.name });
    Reflect.defineMetadata(PRECOGNITIVE_METADATA, true, guarded);
    descriptor.value = guarded;
  };
}
