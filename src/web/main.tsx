import { render } from 'preact'
import './styles/base.css'
import { keepForOffline } from './offline/register.ts'
import { App } from './page/App.tsx'
import { followSettings } from './page/settings.ts'

followSettings()
keepForOffline()
render(<App />, document.getElementById('app')!)
