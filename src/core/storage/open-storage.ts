import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** The configured storage. */
export const openStorage = ({ s3, dataDir, serviceAnswerMs }: Config): Storage =>
  s3 ? new S3Storage(s3, serviceAnswerMs) : new FolderStorage(join(dataDir, 'storage'));
