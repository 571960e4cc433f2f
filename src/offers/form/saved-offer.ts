/** Toast id of saved offers: several saves in a row show one message. */
export const SAVED_OFFER = 'offer-saved';
