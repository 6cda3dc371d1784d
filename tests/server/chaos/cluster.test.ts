import { describe, expect, inject, it } from 'vitest'
import { breakCluster } from '../../../tools/online/chaos-cluster.ts'
import { programOf } from '../../../tools/programs.ts'

const [postgres, redis] = [inject('postgres'), inject('redis')]

// Without both there is no cluster; the closing line of the tests says so.
if (postgres !== null && redis !== null)
  describe('three nodes over one database', () => {
    it('lose nothing that was acknowledged, whatever breaks', async () => {
      const { events, books, gaps } = await breakCluster({
        postgres,
        redis,
        tables: 4,
        rounds: 1,
        program: programOf('server'),
      })
      expect(books).toMatchObject({ lost: [], holes: [], doubles: [], different: [] })
      expect(books.acknowledged).toBeGreaterThan(20)
      // How long it takes depends on the machine; that every table is answered again does not.
      expect(gaps.filter((gap) => !Number.isFinite(gap))).toEqual([])
      expect(Object.keys(events)).toEqual([
        'kill',
        'freeze',
        'database cut',
        'database silent',
        'Redis cut',
        'Redis emptied',
        'rolling restart',
      ])
    })
  })
