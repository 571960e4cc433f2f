import type { ProductCard } from '../../products/product.props.js';

/** One question with what the catalogue has to say. */
export interface Turn {
  question: string;
  /** `relaxed`: nothing within the limits, so without them. */
  answer: 'help' | 'found' | 'cheapest' | 'compared' | 'relaxed' | 'none';
  cards: ProductCard[];
  /** Where all of it is, or stands side by side. */
  url: string | null;
}

interface Conversation {
  /** The oldest first. */
  turns: Turn[];
  /** GET with `q`, once for each question. */
  formUrl: string;
  /** So many characters are a question. */
  longest: number;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'assistant/show': Conversation;
    /** The same inside the frame, drawn without scripts. */
    'assistant/frame': Conversation;
  }
  interface SharedProps {
    /** The page of the assistant, ours or that of the service that is set up. */
    assistant: { url: string; isOwn: boolean };
  }
}
