import type { AttributeType } from '../../../src/attributes/attribute-definition.entity.js';
import { DEMO_SERVICE_CATEGORIES } from './service-categories.js';
import type { Pair } from './words.js';

/** Attributes with filters; the stores' feeds name them. */
export interface DemoAttributeDefinition {
  name: Pair;
  type: AttributeType;
  unit: string | null;
  /** The demo's category ids, of products or services; descendants are included. */
  categories: readonly string[];
}

const text = (name: Pair, ...categories: string[]): DemoAttributeDefinition => ({
  name,
  type: 'text',
  unit: null,
  categories,
});
const number = (name: Pair, unit: string | null, ...categories: string[]): DemoAttributeDefinition => ({
  name,
  type: 'number',
  unit,
  categories,
});
/** Main categories of services. */
const SERVICES = DEMO_SERVICE_CATEGORIES.map(({ id }) => id);

const yesOrNo = (name: Pair, ...categories: string[]): DemoAttributeDefinition => ({
  name,
  type: 'boolean',
  unit: null,
  categories,
});

/** In each category in this order. */
export const DEMO_ATTRIBUTES: readonly DemoAttributeDefinition[] = [
  text(['Kraj', 'Place'], ...SERVICES),
  text(['Rezervacija', 'Booking'], ...SERVICES),
  text(['Povezava', 'Connection'], 'headphones', 'input', 'speakers'),
  number(['Občutljivost', 'Sensitivity'], 'dpi', 'input'),
  number(['Delovanje s kovčkom', 'Battery life with case'], 'h', 'headphones'),
  number(['Velikost ohišja', 'Case size'], 'mm', 'watches'),
  text(['Navigacija', 'Navigation'], 'watches'),
  number(['Vodoodpornost', 'Water resistance'], 'atm', 'watches'),
  number(['Zaslon', 'Display'], '″', 'phones', 'laptops'),
  number(['Delovni pomnilnik', 'Memory'], 'GB', 'phones', 'laptops'),
  number(['Pomnilnik', 'Storage'], 'GB', 'phones'),
  number(['Baterija', 'Battery'], 'mAh', 'phones'),
  number(['Disk SSD', 'SSD'], 'GB', 'laptops'),
  number(['Diagonala', 'Screen size'], '″', 'monitors'),
  text(['Ločljivost', 'Resolution'], 'monitors'),
  number(['Osveževanje', 'Refresh rate'], 'Hz', 'monitors'),
  number(['Moč', 'Power'], 'W', 'speakers', 'kettles', 'mixers'),
  text(['Stopnja zaščite', 'IP rating'], 'speakers', 'headphones'),
  yesOrNo(['Nastavitev temperature', 'Temperature control'], 'kettles'),
  number(['Tlak', 'Pressure'], 'bar', 'coffee-machines'),
  text(['Mlinček', 'Grinder'], 'coffee-machines'),
  number(['Posoda', 'Bowl'], 'l', 'mixers'),
  number(['Reže', 'Slots'], null, 'toasters'),
  number(['Posoda za prah', 'Dust container'], 'l', 'vacuums'),
  number(['Delovanje', 'Run time'], 'min', 'vacuums'),
  number(['Premer', 'Diameter'], 'cm', 'pans', 'lamps', 'planters'),
  text(['Material', 'Material'], 'cookware', 'fitness', 'gardening'),
  yesOrNo(['Indukcija', 'Induction'], 'pans'),
  text(['Jeklo', 'Steel'], 'knives'),
  number(['Svetlobni tok', 'Luminous flux'], 'lm', 'lamps', 'bulbs'),
  number(['Višina', 'Height'], 'cm', 'lamps', 'shelves', 'plush'),
  text(['Les', 'Wood'], 'chairs', 'wooden-toys'),
  text(['Število oseb', 'Sleeps'], 'tents'),
  number(['Vodni stolpec', 'Waterproof rating'], 'mm', 'tents', 'jackets'),
  text(['Polnilo', 'Filling'], 'sleeping-bags'),
  number(['Masa', 'Weight'], 'g', 'backpacks', 'tents', 'sleeping-bags', 'jackets'),
  text(['Zgornji del', 'Upper'], 'shoes'),
  number(['Masa para', 'Weight per pair'], 'g', 'shoes'),
  number(['Prestave', 'Gears'], null, 'bikes'),
  text(['Zavore', 'Brakes'], 'bikes'),
  number(['Doseg', 'Range'], 'km', 'bikes'),
  number(['Navor', 'Torque'], 'Nm', 'drills'),
  text(['Starost', 'Age'], 'children'),
  text(['Igralci', 'Players'], 'board-games'),
  number(['Trajanje', 'Duration'], 'min', 'board-games'),
  text(['Velikost', 'Size'], 'clothing', 'helmets'),
  text(['Pražba', 'Roast'], 'coffee'),
  text(['Pridelava', 'Farming'], 'tea', 'juices'),
  text(['Liniatura', 'Ruling'], 'notebooks'),
  text(
    ['Barva', 'Colour'],
    'electronics',
    'home',
    'outdoors',
    'garden',
    'children',
    'clothing',
    'stationery',
  ),
];
