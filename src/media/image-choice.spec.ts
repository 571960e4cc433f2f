import { chooseImage, NO_PICTURE, type Pictured } from './image-choice.js';

const IMAGE = 'https://slike.example/izbrana.webp';
const logo = { url: '/media/logo.webp' };
const first = { url: '/media/prva.webp' };
const second = { url: '/media/druga.webp' };

describe('the choice of an image', () => {
  it.each<[what: string, item: Pictured, chosen: string]>([
    ['a featured item: its own address', { clicks: 3, imageUrl: IMAGE, logo, media: [first] }, IMAGE],
    ['also before its first click', { clicks: 0, imageUrl: IMAGE, logo, media: [first] }, IMAGE],
    ['not without clicks', { imageUrl: IMAGE, logo, media: [first] }, logo.url],
    ['a relative address is none', { clicks: 3, imageUrl: '/slika.webp', media: [first] }, first.url],
    ['nor are words', { clicks: 3, imageUrl: 'slika', logo, media: [first] }, logo.url],
    ['nor nothing', { clicks: 3, imageUrl: '', media: [first] }, first.url],
    ['the logo before media', { logo, media: [first] }, logo.url],
    ['a logo without an address is none', { logo: { url: '' }, media: [first] }, first.url],
    ['the first of several media', { media: [first, second] }, first.url],
    ['a single medium', { media: second }, second.url],
    ['no media', { clicks: 3, media: [] }, NO_PICTURE],
    ['nothing at all', {}, NO_PICTURE],
    ['nulls', { clicks: null, imageUrl: null, logo: null, media: null }, NO_PICTURE],
  ])('%s', (_, item, chosen) => {
    expect(chooseImage(item)).toBe(chosen);
  });
});
