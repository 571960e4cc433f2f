import type { ReactNode } from 'react';
import type { PictureProps } from '../../../src/media/media.props.js';
import { Picture } from './picture.js';

interface Props {
  picture: PictureProps | null;
  /** Its first letter stands for a picture. */
  name: string;
}

/** A small picture of what a row is about; its name stands beside it. */
export function Logo({ picture, name }: Props) {
  return (
    <span className="row-logo" aria-hidden="true">
      {picture ? <Picture picture={picture} sizes="40px" alt="" /> : name.charAt(0)}
    </span>
  );
}

/** What a row is about, beside its picture. */
export function WithLogo({ children, ...logo }: Props & { children: ReactNode }) {
  return (
    <span className="with-logo">
      <Logo {...logo} />
      <span>{children}</span>
    </span>
  );
}
