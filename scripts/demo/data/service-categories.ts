import type { DemoCategory } from './categories.js';

/** Services have categories of their own. */
export const DEMO_SERVICE_CATEGORIES: readonly DemoCategory[] = [
  {
    id: 'servicing',
    name: ['Servis in popravila', 'Servicing and repairs'],
    children: [
      { id: 'bicycle-servicing', name: ['Servis koles', 'Bicycle servicing'] },
      { id: 'device-repairs', name: ['Popravila naprav', 'Device repairs'] },
      { id: 'sharpening', name: ['Brušenje', 'Sharpening'] },
      { id: 'care', name: ['Nega oblačil in opreme', 'Clothing and gear care'] },
    ],
  },
  { id: 'rental', name: ['Izposoja', 'Rental'] },
  { id: 'personalising', name: ['Graviranje in vezenje', 'Engraving and embroidery'] },
  { id: 'at-home', name: ['Montaža na domu', 'Home assembly'] },
  { id: 'workshops', name: ['Delavnice', 'Workshops'] },
];
