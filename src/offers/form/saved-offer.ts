/** The id of the toast of saved offers: many that are saved one after the other are one message. */
export const SAVED_OFFER = 'offer-saved';
