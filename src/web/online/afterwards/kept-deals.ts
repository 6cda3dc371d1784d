import type { KeptDeal } from '../../../table/deal.ts'

/* What this browser has seen and added before each deal, so that it can check it afterwards. */

const PREFIX = 'cardwright/deal/'
const MOST = 50

export function keepDeal(table: string, deal: KeptDeal): void {
  try {
    const old = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of old.slice(0, Math.max(0, old.length - MOST + 1))) localStorage.removeItem(key)
    localStorage.setItem(PREFIX + table, JSON.stringify(deal))
  } catch {
    // A browser that keeps nothing checks as somebody who looked on.
  }
}

export function keptDeal(table: string): KeptDeal | null {
  try {
    const { commitment, share } = JSON.parse(localStorage.getItem(PREFIX + table) ?? '{}')
    return typeof commitment === 'string' && typeof share === 'string' ? { commitment, share } : null
  } catch {
    return null
  }
}
