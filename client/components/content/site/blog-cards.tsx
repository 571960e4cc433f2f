import type { BlogCard } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { Text } from '../../ui/text.js';

interface Props {
  blogs: BlogCard[];
  /** Level of the card titles. */
  heading: 'h2' | 'h3';
  /** The first ones are on the first screen. */
  eager?: boolean;
}

/** Posts with cover, date, title and summary. */
export function BlogCards({ blogs, heading: Heading, eager = false }: Props) {
  const { date } = useI18n();
  return (
    <ul className="blog-cards">
      {blogs.map(({ id, url, title, summary, cover, publishedAt }, index) => (
        <li key={id} className="blog-card">
          {cover && (
            <div className="blog-card-cover">
              <Picture
                picture={cover}
                sizes="(min-width: 62rem) 26rem, (min-width: 40rem) 45vw, 100vw"
                alt=""
                eager={eager && index < 3}
              />
            </div>
          )}
          <Heading>
            <a data-visit href={url}>
              <Text value={title} />
            </a>
          </Heading>
          {publishedAt && (
            <time dateTime={publishedAt} suppressHydrationWarning>
              {date(publishedAt)}
            </time>
          )}
          {summary && (
            <p>
              <Text value={summary} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
