import type { DemoService } from './demo-service.js';
import { DEMO_STORES } from './stores.js';
import type { Pair } from './words.js';

/** Attributes of a service: place, booking, duration. */
export function serviceFacts({ store, comesTo, online, takes }: DemoService): { name: Pair; value: Pair }[] {
  const { pickupPlace } = DEMO_STORES.find(({ slug }) => slug === store)!.terms;
  const [street = '', town = ''] = pickupPlace?.split(', ') ?? [];
  return [
    { name: ['Kraj', 'Place'], value: comesTo ?? [town, town] },
    {
      name: ['Naslov', 'Address'],
      value: comesTo ? ['na vašem naslovu', 'at your address'] : [street, street],
    },
    {
      name: ['Rezervacija', 'Booking'],
      value: online ? ['prek spleta', 'online'] : ['po telefonu ali e-pošti', 'by phone or email'],
    },
    { name: ['Čas izvedbe', 'Time it takes'], value: takes },
  ];
}
