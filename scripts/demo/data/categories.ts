import type { Pair } from './words.js';

/** A category of the demo; ids exist only in the demo's own tables. */
export interface DemoCategory {
  id: string;
  name: Pair;
  children?: readonly DemoCategory[];
}

const category = (id: string, sl: string, en: string, children?: readonly DemoCategory[]): DemoCategory => ({
  id,
  name: [sl, en],
  children,
});

/** The tree to which the demo stores' category paths lead. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  category('electronics', 'Elektronika', 'Electronics', [
    category('audio', 'Zvok', 'Audio', [
      category('headphones', 'Slušalke', 'Headphones'),
      category('speakers', 'Zvočniki', 'Speakers'),
    ]),
    category('mobile', 'Telefoni in ure', 'Phones and watches', [
      category('phones', 'Pametni telefoni', 'Smartphones'),
      category('watches', 'Pametne ure', 'Smartwatches'),
    ]),
    category('computing', 'Računalništvo', 'Computing', [
      category('laptops', 'Prenosniki', 'Laptops'),
      category('monitors', 'Monitorji', 'Monitors'),
      category('input', 'Tipkovnice in miške', 'Keyboards and mice'),
    ]),
  ]),
  category('home', 'Dom in kuhinja', 'Home and kitchen', [
    category('appliances', 'Mali gospodinjski aparati', 'Small appliances', [
      category('kettles', 'Grelniki vode', 'Kettles'),
      category('coffee-machines', 'Kavni aparati', 'Coffee machines'),
      category('mixers', 'Kuhinjski roboti', 'Stand mixers'),
      category('toasters', 'Opekači kruha', 'Toasters'),
      category('vacuums', 'Sesalniki', 'Vacuum cleaners'),
    ]),
    category('cookware', 'Posoda in noži', 'Cookware and knives', [
      category('pans', 'Ponve in lonci', 'Pans and pots'),
      category('knives', 'Kuhinjski noži', 'Kitchen knives'),
      category('mugs', 'Skodelice', 'Mugs'),
    ]),
    category('living', 'Pohištvo in svetila', 'Furniture and lighting', [
      category('lamps', 'Svetilke', 'Lamps'),
      category('bulbs', 'Žarnice', 'Light bulbs'),
      category('chairs', 'Stoli', 'Chairs'),
      category('shelves', 'Knjižni regali', 'Bookcases'),
    ]),
  ]),
  category('outdoors', 'Šport in narava', 'Sports and outdoors', [
    category('hiking', 'Pohodništvo in taborjenje', 'Hiking and camping', [
      category('backpacks', 'Nahrbtniki', 'Backpacks'),
      category('tents', 'Šotori', 'Tents'),
      category('sleeping-bags', 'Spalne vreče', 'Sleeping bags'),
      category('flasks', 'Termovke', 'Vacuum flasks'),
    ]),
    category('cycling', 'Kolesarstvo', 'Cycling', [
      category('bikes', 'Kolesa', 'Bicycles'),
      category('helmets', 'Čelade', 'Helmets'),
    ]),
    category('fitness', 'Vadba doma', 'Home fitness', [
      category('mats', 'Podloge za vadbo', 'Exercise mats'),
      category('weights', 'Uteži', 'Weights'),
    ]),
  ]),
  category('garden', 'Vrt in orodje', 'Garden and tools', [
    category('tools', 'Orodje', 'Tools', [
      category('drills', 'Vrtalniki', 'Drills'),
      category('hand-tools', 'Ročno orodje', 'Hand tools'),
    ]),
    category('gardening', 'Vrtnarjenje', 'Gardening', [
      category('shears', 'Vrtne škarje', 'Pruning shears'),
      category('watering', 'Zalivalke', 'Watering cans'),
      category('planters', 'Cvetlični lonci', 'Plant pots'),
    ]),
  ]),
  category('children', 'Otroci in igrače', 'Children and toys', [
    category('toys', 'Igrače', 'Toys', [
      category('wooden-toys', 'Lesene igrače', 'Wooden toys'),
      category('plush', 'Plišaste igrače', 'Soft toys'),
    ]),
    category('games', 'Igre in sestavljanke', 'Games and puzzles', [
      category('puzzles', 'Sestavljanke', 'Jigsaw puzzles'),
      category('board-games', 'Družabne igre', 'Board games'),
    ]),
  ]),
  category('clothing', 'Oblačila in obutev', 'Clothing and shoes', [
    category('tops', 'Majice', 'T-shirts'),
    category('jackets', 'Jakne', 'Jackets'),
    category('shoes', 'Superge', 'Trainers'),
    category('accessories', 'Kape', 'Hats'),
  ]),
  category('food', 'Hrana in pijača', 'Food and drink', [
    category('coffee', 'Kava', 'Coffee'),
    category('tea', 'Čaj', 'Tea'),
    category('honey', 'Med', 'Honey'),
    category('juices', 'Sokovi', 'Juices'),
  ]),
  category('stationery', 'Papirnica', 'Stationery', [
    category('notebooks', 'Zvezki in beležnice', 'Notebooks'),
    category('pens', 'Pisala', 'Pens'),
  ]),
];

/** Names from the root down to a category of products, or of another tree. */
export function categoryPath(id: string, tree = DEMO_CATEGORIES): Pair[] | null {
  for (const node of tree) {
    if (node.id === id) return [node.name];
    const below = node.children && categoryPath(id, node.children);
    if (below) return [node.name, ...below];
  }
  return null;
}
