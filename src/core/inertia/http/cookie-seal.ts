import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts in cookies; each purpose has its own key. */
export class Seal {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = createHmac('sha256', secret).update(purpose).digest();
  }

  sign(text: string): string {
    return `${text}.${this.signature(text)}`;
  }

  /** The signed text; null when the signature is not ours. */
  open(signed: string | undefined): string | null {
    const dot = signed?.lastIndexOf('.') ?? -1;
    if (!signed || dot < 0) return null;
    const text = signed.slice(0, dot);
    const given = Buffer.from(signed.slice(dot + 1));
    const expected = Buffer.from(this.signature(text));
    return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
  }

  /** Only the signature, for texts that the other side has. */
  signature(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
