import { poorTimers } from '../harness.ts'

/*
 * Whatever waits for a time holds also where timers come a few milliseconds early or late: the same tests once more. What
 * is measured to the millisecond stays with those that have exact ones.
 */
poorTimers()

await import('../people/company.test.ts')
await import('./days.test.ts')
await import('./holidays.test.ts')
await import('../faults/promises.test.ts')
await import('../people/wishes.test.ts')
await import('../faults/lease.test.ts')
await import('../opening/waking.test.ts')
await import('../windows/answer-orders.test.ts')
