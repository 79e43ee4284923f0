import { handlers, topUp } from 'customer-sdk/msw';
import { setupWorker } from 'msw/browser';

export const worker = setupWorker(topUp.handlers.topUpOffer({ example: 'businessError', delay: 'real' }), ...handlers({ baseUrl: 'https://api.example.com' }));
