import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The store and feed URL of a password. The cipher authenticates the store and the URL's origin as additional
 * data, so the password can be decrypted only for them.
 */
interface Holder {
  companyId: number;
  url: string;
}

/** Encrypts the passwords of feeds with a key that is derived from SESSION_SECRET. */
@Injectable()
export class FeedSecrets {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'passwords of feeds', 32));
  }

  seal(password: string, holder: Holder): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(nameOf(holder));
    const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @returns null if it was sealed with another key, or for another store or origin */
  open(sealed: string, holder: Holder): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, this.key, iv).setAAD(nameOf(holder)).setAuthTag(tag);
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString();
    } catch {
      return null;
    }
  }
}

const nameOf = ({ companyId, url }: Holder) => Buffer.from(`${companyId} ${new URL(url).origin}`);
