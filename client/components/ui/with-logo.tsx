import type { ReactNode } from 'react';
import type { PictureProps } from '../../../src/media/media.props.js';
import { Picture } from './picture.js';
import { Row, Stack } from './layout/boxes.js';

interface Props {
  picture: PictureProps | null;
  /** The first letter of the name replaces a missing picture. */
  name: string;
}

/** A small picture of a row's subject; the name is next to it. */
export function Logo({ picture, name }: Props) {
  return (
    <Stack as="span" className="row-logo" aria-hidden="true">
      {picture ? <Picture picture={picture} sizes="40px" alt="" /> : name.charAt(0)}
    </Stack>
  );
}

/** A row's subject, next to its picture. */
export function WithLogo({ children, ...logo }: Props & { children: ReactNode }) {
  return (
    <Row as="span" gap={3} align="center" className="with-logo">
      <Logo {...logo} />
      <span>{children}</span>
    </Row>
  );
}
