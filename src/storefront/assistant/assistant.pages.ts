import type { ProductCard } from '../../products/product.props.js';

/** A question and its answer. */
export interface Turn {
  question: string;
  /** `relaxed`: nothing matches the price limits, so results without them. */
  answer: 'help' | 'found' | 'cheapest' | 'compared' | 'relaxed' | 'none';
  cards: ProductCard[];
  /** URL of the whole list, or of the comparison. */
  url: string | null;
}

interface Conversation {
  /** Oldest first. */
  turns: Turn[];
  /** GET with one `q` for each question. */
  formUrl: string;
  /** Maximum length of a question in characters. */
  longest: number;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'assistant/show': Conversation;
    /** The conversation inside the frame, drawn without scripts. */
    'assistant/frame': Conversation;
  }
  interface SharedProps {
    /** The page of the assistant: ours, or of the configured service. */
    assistant: { url: string; isOwn: boolean };
  }
}
