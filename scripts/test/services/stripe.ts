/** The fake Stripe of the journeys and of the platform's tests. */
export { startStripeStandIn } from '../../../backend/testing/stripe-stand-in.ts';
