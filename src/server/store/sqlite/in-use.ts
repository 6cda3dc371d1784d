import { Refusal } from '../../../kernel/refusal.ts'

/** Another process has the store open. */
export class StoreInUse extends Refusal {}
