import { Blog } from './blog.entity.js';
import { ContentPage } from './content-page.entity.js';

export const ENTITIES = { blog: Blog, page: ContentPage };
export type ArticleKind = keyof typeof ENTITIES;
export type ArticleOf<Kind extends ArticleKind> = InstanceType<(typeof ENTITIES)[Kind]>;
