import { render } from 'preact'
import './styles/base.css'
import { App } from './page/App.tsx'
import { followSettings } from './page/settings.ts'

followSettings()
render(<App />, document.getElementById('app')!)
