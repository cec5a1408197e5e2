/** What stands in for Stripe in the journeys, as in the platform's own tests. */
export { startStripeStandIn } from '../../backend/testing/stripe-stand-in.ts';
