import project from '../../package.json' with { type: 'json' }

console.log(`cardwright ${project.version}`)
