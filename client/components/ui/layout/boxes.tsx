import type { ComponentProps, JSX } from 'react';
import { type BoxLook, boxWords, type Kind } from './box-words.js';

type Tag = keyof JSX.IntrinsicElements;

type BoxProps<As extends Tag> = BoxLook &
  Omit<ComponentProps<As>, keyof BoxLook> & {
    /** The element. Left out: a `div`. */
    as?: As;
    /** A look that no other part has. */
    className?: string;
  };

/** For a component that has a `className`, and for elements that cannot be one of the boxes. */
export function boxClass(kind: Kind, look: BoxLook, className?: string): string {
  const { words } = boxWords(kind, look);
  return className ? `${words.join(' ')} ${className}` : words.join(' ');
}

function box(kind: Kind) {
  return function Box<As extends Tag = 'div'>({ as, className, ...props }: BoxProps<As>) {
    const Element = (as ?? 'div') as 'div';
    const { words, rest } = boxWords(kind, props);
    if (className) words.push(className);
    return <Element {...rest} className={words.join(' ')} />;
  };
}

/** Parts below each other. */
export const Stack = /* @__PURE__ */ box('stack');
/** Parts in columns, which its class states. */
export const Grid = /* @__PURE__ */ box('grid');
/** Parts next to each other, in several lines if there is no room. */
export const Cluster = /* @__PURE__ */ box('cluster');
/** Parts next to each other in one line. */
export const Row = /* @__PURE__ */ box('row');
/** A part without an order of its content. */
export const Box = /* @__PURE__ */ box('box');
