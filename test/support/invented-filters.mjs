import { LIST_FILTERS } from '../../dist/src/search/catalogue-index/list-filters.js';

const ENERGY_CODES = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7 };

/** Preloaded before an application: registers a filter of each type, whose columns the test adds. */
Object.assign(LIST_FILTERS, {
  freeDelivery: {
    type: 'flag',
    column: 'freeDelivery',
    value: 'p.delivery_cost = 0',
    name: 'invented.free',
    title: 'invented.delivery',
    control: { place: 9 },
    inApi: true,
    facet: { id: 'delivery', place: 8 },
  },
  energy: {
    type: 'choice',
    column: 'energy',
    value: 'p.energy_class',
    codes: ENERGY_CODES,
    names: 'invented.classes',
    title: 'invented.energy',
    control: { place: 10 },
    inApi: true,
    facet: { id: 'energy', place: 9 },
  },
  pieces: {
    type: 'range',
    column: 'pieceCount',
    value: 'p.stock',
    unit: 'kos',
    scale: 1,
    orders: 'invented.orders',
    title: 'invented.pieces',
    control: { place: 11 },
    inApi: true,
    facet: { id: 'pieces', place: 10 },
  },
});
