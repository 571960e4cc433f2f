import type { BlogCard } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Picture } from '../../ui/picture.js';
import { Text } from '../../ui/text.js';
import { Box, Grid, Stack } from '../../ui/layout/boxes.js';

interface Props {
  blogs: BlogCard[];
  /** Level of the card titles. */
  heading: 'h2' | 'h3';
  /** The first ones are on the first screen. */
  eager?: boolean;
  /** Below each other, at the width of a text. */
  rows?: boolean;
}

/** Posts with cover, date, title and summary. */
export function BlogCards({ blogs, heading, eager = false, rows = false }: Props) {
  const { date } = useI18n();
  return (
    <Grid as="ul" gap={[6, 5]} padTop={3} className={rows ? 'blog-rows' : 'blog-cards'}>
      {blogs.map(({ id, url, title, summary, cover, publishedAt }, index) => (
        <Stack key={id} as="li" gap={2} packed breaks className="blog-card">
          {cover && (
            <Box below={2} className="blog-cover">
              <Picture
                picture={cover}
                sizes="(min-width: 62rem) 26rem, (min-width: 40rem) 45vw, 100vw"
                alt=""
                eager={eager && index < 3}
              />
            </Box>
          )}
          {publishedAt && (
            <Box as="time" text="s" tone="soft" dateTime={publishedAt} suppressHydrationWarning>
              {date(publishedAt)}
            </Box>
          )}
          <Box as={heading} text="xl">
            <a data-visit className="cover" href={url}>
              <Text value={title} />
            </a>
          </Box>
          {summary && (
            <Box as="p" tone="soft">
              <Text value={summary} />
            </Box>
          )}
        </Stack>
      ))}
    </Grid>
  );
}
