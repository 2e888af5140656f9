export const lead = 'Nothing to pay for';
export const text = 'Vitrina is free for everyone: we ask for no card and issue no invoices.';
